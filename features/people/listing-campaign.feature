Feature: Listing campaign
  Traders vote for a token with a prediction of its price, and trade for the prizes.

  Background:
    Given Ada has opened an account
    And Bo has opened an account
    And Ada has bought 0.01 BTC
    And campaigns are run
    And the listing round takes predictions

  @core
  Scenario: Predictions carry votes, votes choose the finalists, and trading decides the battle
    When Ada predicts 61000 USDT for BTC
    And Bo predicts 62000 USDT for BTC
    Then BTC has 2 votes, 1 of them Ada's
    And Ada cannot change her prediction for BTC
    When the showdown of the listing round begins
    Then nobody can predict BTC any more
    And BTC is a finalist
    When the battle of the listing round begins
    And Ada has bought 0.01 BTC
    Then Ada ranks 1 in the battle

  Scenario: A prediction cannot be changed, and leads to the showdown and the battle
    When Ada predicts 0.01 USDT for the leading candidate
    Then Ada cannot change that prediction
    When the showdown of the listing round begins
    And Ada buys that token for 100 USDT
    Then that token is one of two finalists, ranked by what their markets have traded
    When the battle of the listing round begins
    And Ada buys that token for 100 USDT
    Then Ada reads her place in the battle, and the ranking puts whoever traded more before her

  @core
  Scenario: A prediction is made once, though its answer is lost
    When Ada predicts 61000 USDT for BTC and the answer is lost
    And Ada predicts 61000 USDT for BTC
    Then BTC has 1 vote, 1 of them Ada's
