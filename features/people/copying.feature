Feature: Copying a lead trader
  A copy is money on an account of its own. It trades after the lead, within the limits of whoever put it there.

  Background:
    Given lead traders can be copied
    And Ada has opened an account

  Scenario: A lead is copied until a loss stops it
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 5000 USDT, until 1 percent is lost
    When Bo buys and sells 0.5 BTC of the contract until Ada's copy ends
    Then Ada's copy has ended at its stop loss, and the rest is back on her account

  Scenario: Another is counter-copied, paused, copied on and left
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo the other way round with 5000 USDT
    When Bo buys 0.1 BTC of the contract
    Then Ada's copy is short
    And what it holds stands among Ada's positions, marked as counter-copied from Bo's strategy
    When Ada pauses copying
    Then Ada reads that copying is paused
    When Bo sells 0.1 BTC of the contract
    Then Ada's copy comes to hold nothing
    When Bo buys 0.1 BTC of the contract
    And Ada goes on copying
    And Bo sells 0.2 BTC of the contract
    Then Ada's copy is long
    And Ada reads each trade of her copy beside Bo's, and what the difference cost
    When Ada stops copying and keeps what the copy holds
    And Bo buys 0.2 BTC of the contract
    Then Ada's copy follows no more, and holds what it held
    When Ada closes what the copy has kept
    Then Ada's copy has ended, and what it was worth is back on her account

  Scenario: A limit that is changed holds from the next trade on
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 5000 USDT
    When Ada limits each trade of her copy to 100 USDT
    And Bo buys 0.1 BTC of the contract
    Then Ada's copy holds BTC for 100 USDT at most, and for more than 90
    When Ada limits each trade of her copy to 1000 USDT
    And Bo buys 0.1 BTC of the contract
    Then Ada's copy holds BTC for 1100 USDT at most, and for more than 1000

  @browser
  Scenario: What a copy does is seen by whoever stays with it
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 5000 USDT
    When Ada looks at her copy, which has traded nothing
    And Bo buys 0.1 BTC of the contract
    Then Ada comes to see a trade and what the copy holds, without looking again

  Scenario: What a copier would get adds up to the cent
    Given Ada copies the lead with 4200 USDT
    And the lead has gained and lost
    Then the X-ray of 4200 USDT leads from the lead's result to the copier's to the cent

  @core
  Scenario: Fees, slippage and profit share each take their part
    Given Ada copies the lead with 4200 USDT
    And the lead has gained and lost
    Then fees, slippage and profit share of the X-ray of 4200 USDT each take their part
    And the X-ray of 4200 USDT leads from the lead's result to the copier's to the cent

  @core
  Scenario: A market that falls ends a copy at its stop loss
    Given Ada copies the lead with 4200 USDT, until 1 percent is lost
    When the lead buys 9 BTC
    Then Ada's copy holds about 0.009 BTC
    When the lead's market falls by 15 percent
    Then Ada's copy has ended at its stop loss, and the rest is back on her account

  @core
  Scenario: A lead is copied the other way round
    Given Ada copies the lead the other way round with 4200 USDT
    When the lead buys 4 BTC
    Then Ada's copy holds about -0.004 BTC
    When the lead sells 4 BTC
    Then Ada's copy holds nothing

  @core
  Scenario: Stopping sells everything and gives the money back
    Given Ada copies the lead with 4200 USDT
    And the lead buys 4 BTC
    When Ada stops copying
    Then Ada's copy has ended, and she has about as much as before

  @core
  Scenario: A paused copy opens nothing, closes what it holds with the lead, and goes on later
    Given Ada copies the lead with 4200 USDT
    And the lead buys 3 BTC
    When Ada pauses copying
    And the lead buys 3 BTC
    Then Ada's copy holds about 0.003 BTC
    When Ada goes on copying
    And the lead buys 2 BTC
    Then Ada's copy holds about 0.005 BTC
    When Ada pauses copying
    And the lead sells 8 BTC
    Then Ada's copy holds nothing

  @core
  Scenario: What a copier would get is the lead's result less every cost, trade by trade
    Given Ada copies the lead with 4200 USDT
    When the lead buys 9 BTC
    And the lead's market rises by 3 percent and a day passes
    Then the X-ray of 4200 USDT takes from the lead's result what copies have lost on the way
    And Ada reads each copied trade beside the lead's price

  @core
  Scenario: Copying twice is copying once, though the answer is lost
    When Ada copies the lead with 1000 USDT and the answer is lost
    Then Ada has 1 copy
    And Ada cannot copy the lead a second time

  @core
  Scenario: After a crash a copy goes on where it was
    Given Ada copies the lead with 4200 USDT
    And the lead buys 4 BTC
    When the exchange crashes and starts again
    Then Ada's copy holds about 0.004 BTC
    When the lead sells 4 BTC
    Then Ada's copy holds nothing

  @core
  Scenario: A person leads, is paid their part of the profit, and closes the strategy
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 5000 USDT
    When Bo buys 0.1 BTC of the contract
    Then Ada's copy holds about 0.038 BTC
    When the lead's market rises by 3 percent and a day passes
    Then Bo has been paid a fifth of Ada's new profit
    When Bo closes the strategy
    Then Ada's copy has ended because its strategy was closed

  @core
  Scenario: Money goes into a running copy once, though the answer is lost
    Given Ada copies the lead with 1000 USDT
    When Ada adds 500 USDT to her copy and the answer is lost
    Then Ada's copy has been given 1500 USDT
    When Ada takes 300 USDT out of her copy
    Then Ada has 8800 USDT on her account, and her copy has neither gained nor lost

  @core
  Scenario: What kept positions do not need returns at once, and the rest as they are closed
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 1100 USDT
    And Bo buys 0.1 BTC of the contract
    And Bo buys 1 ETH of the contract
    When Ada reads what would return and what would stay if she kept what the copy holds
    And Ada stops copying and keeps what the copy holds
    Then what she was told is back on her account, and what she was told has stayed
    And Ada reads mark price, unrealised PnL and liquidation price of all that was kept
    When Ada closes the ETH position of the copy
    Then Ada's copy has kept BTC alone, and the margin of ETH is back on her account
    When Ada closes the BTC position of the copy
    Then Ada's copy has ended, and what it was worth is back on her account

  @core
  Scenario: Kept positions are closed all at once, also after the lead has stopped
    Given Bo has opened an account
    And Bo leads a strategy of contracts for 20 percent of the profit
    And Ada copies Bo with 1100 USDT
    And Bo buys 0.1 BTC of the contract
    And Bo buys 1 ETH of the contract
    When Ada stops copying and keeps what the copy holds
    And Ada stops copying and keeps what the copy holds
    And Bo closes the strategy
    Then Ada's copy follows no more, and holds what it held
    When Ada closes what the copy has kept
    Then Ada's copy has ended, and what it was worth is back on her account
