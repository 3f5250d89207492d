Feature: Orders in words and by keys
  Whoever knows what they want says it. What is shown is what is sent, and what is not understood is not sent.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: What is shown is what is placed
    When Ada says "buy 0.01 btc limit -5% gtd 1d"
    Then she is shown an order to buy 0.01 BTC about 5 percent below the market
    When she agrees to the order
    Then just such an order is among her open orders
    And Ada's bid ends in a day

  Scenario: All orders at once
    Given Ada bids for 0.001 BTC, 0.02 ETH and 500 WOO far below the market
    When Ada says "cancel eth"
    And she agrees to cancel
    Then 2 orders of hers are open
    When Ada says "cancel all"
    And she agrees to cancel
    Then Ada has no open orders

  @core
  Scenario Outline: In the words of other languages: <words>
    When Ada says "<words>"
    Then she is shown an order to buy 0.01 BTC about 5 percent below the market

    Examples:
      | words                     |
      | купить 0.01 btc лимит -5% |
      | 买入0.01btc限价-5%            |
      | mua 0.01 btc gioi han -5% |

  @core
  Scenario: In hedge mode the words say which position is meant
    Given Ada looks at the contract BTC-PERP
    And Ada wants hedge positions
    When Ada says "open short 0.02 btc"
    And she agrees to the order
    Then she holds a short position of 0.02 BTC
    When Ada says "平空50%btc"
    And she agrees to the order
    Then she holds a short position of 0.01 BTC
    When Ada says "close long btc"
    Then she is told that she cannot: nothingToClose

  Scenario: A word that is not understood
    When Ada says "buy 0.01 btc limt 65000"
    Then she is told that "limt" is not understood
    And nothing has been sent

  @browser
  Scenario: Keys that send orders do nothing until they are armed, nor where somebody writes
    When Ada presses the key that buys, on the page
    Then nothing has been sent
    When Ada arms her keys
    And Ada presses the key that buys, in a field
    Then nothing has been sent
    When Ada presses the key that buys, on the page
    Then exactly one order of hers exists

  @core
  Scenario: A key that is taken
    Then one key cannot be bound to two things
