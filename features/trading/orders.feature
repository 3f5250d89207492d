Feature: Open orders
  Orders that wait can be changed where they stand and cancelled together; what became of them can be taken away.

  Background:
    Given Ada has opened an account

  Scenario: An order is changed in its row, and all orders are cancelled with what protects the position
    Given Ada holds a long position of 0.02 BTC
    And Ada has a stop loss 10 percent below the market
    And Ada has a bid for 0.01 BTC 5 percent below the market
    When Ada moves her bid to 8 percent below the market
    Then her bid is 8 percent below the market
    And cancelling all orders would cancel 1 limit order and 1 conditional order
    When Ada cancels all orders
    Then no order of hers waits

  @core
  Scenario: The file of a history has just what its filter lets through
    Given Ada looks at the market BTC/USDT
    And Ada has bought 0.01 BTC at market
    And Ada holds a long position of 0.02 BTC
    When Ada writes her trades of the perpetual to a file
    Then the file tells of 0.02 BTC and of nothing else

  @core
  Scenario: A change that would pass the largest size is refused
    Given Ada holds a long position of 0.02 BTC
    And Ada has a bid for 0.01 BTC 5 percent below the market
    And Ada allows no order worth more than 1000 USDT
    When Ada wants her bid to be for 0.02 BTC
    Then her bid stays one for 0.01 BTC
    And Ada is told that the order is worth more than she allows
    When Ada wants her bid to be for 0.005 BTC
    Then her bid is for 0.005 BTC

  @core
  Scenario: Bids are cancelled, and what is offered stays
    Given Ada holds a long position of 0.02 BTC
    And Ada has a bid for 0.01 BTC 5 percent below the market
    When Ada offers half of it 5 percent above the market
    Then cancelling all orders would cancel 2 limit orders and 0 conditional orders
    When Ada cancels her bids
    Then cancelling all orders would cancel 1 limit order and 0 conditional orders

  @core
  Scenario: What is held can be sold, whatever limits there are
    Given Ada looks at the market BTC/USDT
    And Ada has bought 0.01 BTC at market
    And Ada allows no order worth more than 10 USDT
    When Ada sells 0.005 BTC at market
    And Ada writes her trades of the spot market to a file
    Then the file tells of a purchase of 0.01 BTC and a sale of 0.005 BTC
